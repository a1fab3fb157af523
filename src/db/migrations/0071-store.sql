-- What koin can be exchanged for. Its state follows from the window and the stock.
create table premium (
  id uuid primary key,
  -- The entry of content/premiums.json; null for what staff made.
  key text unique,
  type text not null check (type in ('physical', 'code', 'voucher', 'charity')),
  title text not null check (length(title) between 1 and 200),
  summary text not null check (length(summary) between 1 and 400),
  -- Paragraphs with an empty line between them.
  description text not null check (length(description) between 1 and 8000),
  image text not null,
  -- [{ src, alt }]
  gallery jsonb not null default '[]',
  -- Of one piece.
  price koin not null check (price > 0),
  -- What can still be bought; null: no end to it. Of codes: how many of its pool are free.
  stock integer check (stock >= 0),
  -- Pieces bought and not refunded, and what was paid for them.
  sold integer not null default 0 check (sold >= 0),
  taken koin not null default 0 check (taken >= 0),
  per_person integer check (per_person > 0),
  on_sale_from timestamptz not null,
  on_sale_until timestamptz check (on_sale_until > on_sale_from),
  banner text,
  banner_at timestamptz,
  voucher_opens text check (voucher_opens in ('event', 'hangman')),
  voucher_words integer check (voucher_words > 0),
  partner text,
  aim koin check (aim > 0),
  how_to_use text,
  -- Of codes: staff is told, once, when fewer than this are left.
  low_mark integer check (low_mark > 0),
  low_told_at timestamptz,
  made_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by_staff_at timestamptz,
  content_hash text,
  check (stock is not null or type in ('voucher', 'charity')),
  check ((type = 'voucher') = (voucher_opens is not null)),
  check ((voucher_opens is not distinct from 'hangman') = (voucher_words is not null)),
  check ((type = 'charity') = (partner is not null)),
  check ((banner is null) = (banner_at is null))
  -- No column that a purchase changes is in an index, so that its update stays in the page (HOT).
) with (fillfactor = 50);

-- What became of donations, in words of staff.
create table charity_report (
  id uuid primary key,
  premium_id uuid not null references premium,
  text text not null check (length(text) between 1 and 4000),
  made_at timestamptz not null
);
create index charity_report_premium on charity_report (premium_id, id);

-- How many pieces of a premium a person has bought and kept: one row, so that racing purchases of one person wait here.
create table premium_buyer (
  user_id uuid not null,
  premium_id uuid not null,
  bought integer not null check (bought >= 0),
  primary key (user_id, premium_id)
) with (fillfactor = 80);

-- A purchase. What says where it goes stands in order_parcel, so that this row can stay when a person is erased.
create table premium_order (
  user_id uuid not null,
  id uuid not null,
  premium_id uuid not null,
  type text not null check (type in ('physical', 'code', 'voucher', 'charity')),
  -- As they were when it was bought.
  name text not null,
  image text not null,
  quantity integer not null check (quantity > 0),
  price koin not null check (price > 0),
  paid koin not null check (paid > 0),
  state text not null check (state in ('paid', 'packed', 'shipped', 'delivered', 'refunded')),
  paid_at timestamptz not null,
  packed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  refunded_at timestamptz,
  not_arrived_at timestamptz,
  -- Whether the refund put the pieces on sale again.
  is_restocked boolean,
  primary key (user_id, id),
  check (paid = price * quantity),
  check ((state = 'refunded') = (refunded_at is not null) and (refunded_at is null) = (is_restocked is null))
) with (fillfactor = 80);
create unique index premium_order_id on premium_order (id);
create index premium_order_queue on premium_order (state, paid_at, id) where type = 'physical';
create index premium_order_missed on premium_order (not_arrived_at) where not_arrived_at is not null and state = 'shipped';

-- How many purchases a person has: the total of the history, which is never counted.
create table order_count (
  user_id uuid primary key,
  orders integer not null check (orders >= 0)
) with (fillfactor = 80);

-- Where an order goes, and by whom.
create table order_parcel (
  user_id uuid not null,
  order_id uuid not null,
  name text not null,
  phone text not null,
  line text not null,
  tambon text not null,
  amphoe text not null,
  province text not null,
  postcode text not null,
  carrier text,
  tracking text,
  primary key (user_id, order_id),
  check ((carrier is null) = (tracking is null))
);

-- Staff's sentence to the buyer; none where the buyer cancelled.
create table order_refund (
  user_id uuid not null,
  order_id uuid not null,
  reason text not null check (length(reason) between 1 and 400),
  primary key (user_id, order_id)
);

create table kept_address (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  phone text not null,
  line text not null,
  tambon text not null,
  amphoe text not null,
  province text not null,
  postcode text not null,
  used_at timestamptz not null,
  primary key (user_id, id)
);

create table wish (
  user_id uuid not null,
  premium_id uuid not null,
  made_at timestamptz not null,
  -- When the person was told that there is enough for it; once for a wish.
  told_at timestamptz,
  primary key (user_id, premium_id)
) with (fillfactor = 80);
create index wish_untold on wish (premium_id) where told_at is null;

-- The keys of the codes, each sealed by the server's own; the newest one seals.
create table code_key (
  id uuid primary key,
  sealed text not null,
  made_at timestamptz not null
);

-- One code of a pool. Free as long as it has no order and is not void; void after a refund when somebody has seen it.
create table premium_code (
  id uuid primary key,
  premium_id uuid not null references premium,
  key_id uuid not null references code_key,
  -- AES-256-GCM, bound to this row's id.
  sealed text not null,
  -- HMAC of the code: no code is in any pool twice.
  code_hash text not null unique,
  user_id uuid,
  order_id uuid,
  shown_at timestamptz,
  void_at timestamptz,
  imported_at timestamptz not null,
  check ((user_id is null) = (order_id is null)),
  check (shown_at is null or order_id is not null),
  check (void_at is null or shown_at is not null)
) with (fillfactor = 80);
create index premium_code_free on premium_code (premium_id, id) where order_id is null;
create index premium_code_order on premium_code (user_id, order_id) where order_id is not null;
create index premium_code_key on premium_code (key_id);

-- Each look of a buyer at the codes of an order.
create table code_look (
  user_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  made_at timestamptz not null,
  primary key (user_id, order_id, id)
);
select make_append_only('code_look');

-- Practice words that came with a voucher of the store: not one of the packs that a day sells.
alter table hangman_pack add column cause text;
create unique index hangman_pack_cause on hangman_pack (user_id, cause) where cause is not null;
