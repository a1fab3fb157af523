-- What people finished in the 28 days that end with a Sunday: people and acts by kind of activity; kind '' is everybody
-- with an act of any kind.
create table act_count (
  day date not null check (extract(isodow from day) = 7),
  kind text not null check (length(kind) <= 80),
  people integer not null check (people > 0),
  acts bigint not null check (acts > 0),
  primary key (day, kind)
);
