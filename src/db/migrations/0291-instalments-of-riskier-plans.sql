-- One more reason why an instalment is not taken: the plan lies two levels or more above the last assessment.
alter table robo_instalment drop constraint robo_instalment_reason_check;
alter table robo_instalment add constraint robo_instalment_reason_check
  check (reason in ('baht', 'assessment', 'funds', 'orders', 'level'));
