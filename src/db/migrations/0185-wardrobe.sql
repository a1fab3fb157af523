-- What กล้า can wear and what can stand in the room: the entries of content/wardrobe.json. Nothing is in stock, sold out or
-- taken away again.
create table wardrobe_thing (
  key text primary key,
  slot text not null check (slot in ('hat', 'glasses', 'scarf', 'bag', 'wall', 'floor', 'lamp', 'pot', 'seat')),
  name text not null check (length(name) between 1 and 80),
  price koin not null check (price > 0),
  place integer not null check (place > 0)
);

-- What a person has bought, once and for good. The key is what makes a second purchase of it impossible.
create table wardrobe_owned (
  user_id uuid not null,
  thing text not null references wardrobe_thing,
  -- As it was paid.
  price koin not null check (price > 0),
  bought_at timestamptz not null,
  primary key (user_id, thing)
);

-- What is worn or stands in the room now: one thing of a slot.
create table wardrobe_choice (
  user_id uuid not null,
  slot text not null check (slot in ('hat', 'glasses', 'scarf', 'bag', 'wall', 'floor', 'lamp', 'pot', 'seat')),
  thing text not null,
  primary key (user_id, slot),
  foreign key (user_id, thing) references wardrobe_owned
);

-- What is worn, from the choices, as readers of display_image need it behind it: '~cap~camera'.
alter table user_account add column worn text not null default '' check (worn ~ '^(~[a-z-]{1,40})*$');
