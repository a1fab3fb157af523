-- Since when a plan is brought back to its shares by itself; null: its owner is asked each time.
alter table robo_account add column auto_rebalance_at timestamptz;
