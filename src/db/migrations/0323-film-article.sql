-- The article on a film's subject, by the key of its content file: where the film ends, it is offered.
alter table video add column article_key text;
