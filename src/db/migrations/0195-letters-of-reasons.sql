-- A reason has 200 letters as a reader counts them, which the form checks, and a Thai letter with its marks is several code
-- points: this only bounds what is stored.
alter table bank_pause drop constraint bank_pause_reason_check;
alter table bank_pause add constraint bank_pause_reason_check check (length(reason) between 1 and 2400);
