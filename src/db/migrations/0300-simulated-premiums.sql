-- Codes that open nothing and charities that do not exist say so on their card.
alter table premium add column is_simulated boolean not null default false;
update premium set is_simulated = true
where type in ('code', 'charity') and key is not null and edited_by_staff_at is null and description like '%เดโม%';
