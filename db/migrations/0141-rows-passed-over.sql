-- Rows that an import passed over are listed too, after those with problems.
alter table app.lead_import_problems add column passed_over boolean not null default false;
create index lead_import_problems_listed on app.lead_import_problems (import_id, phase, passed_over, row, id);
drop index app.lead_import_problems_import;
