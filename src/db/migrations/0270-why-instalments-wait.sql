-- Why an instalment was not taken: too little money, an assessment that has ended, funds that are paused, or too many open
-- orders. Null: taken, ended by a change of the plan, or tried before this column.
alter table robo_instalment add column reason text
  check (reason in ('baht', 'assessment', 'funds', 'orders'));
