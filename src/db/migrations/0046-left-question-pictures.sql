-- Since when no question names a picture any more: the sweep takes it away a week later. Null while one does.
alter table question_picture add column left_at timestamptz;
