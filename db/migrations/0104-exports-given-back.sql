-- When it was begun to be downloaded: one whose download never came to an end is there again after a while.
alter table app.data_exports add column taken_at timestamptz(3);
