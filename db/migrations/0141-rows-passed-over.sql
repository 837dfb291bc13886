-- Rows that an import passed over are listed too, after those with problems; and how many leads an undo left as they are.
alter table app.lead_import_problems add column passed_over boolean not null default false;
create index lead_import_problems_listed on app.lead_import_problems (import_id, phase, passed_over, row, id);
drop index app.lead_import_problems_import;

alter table public.lead_imports add column kept integer;
update public.lead_imports i
set kept = (select count(*) from app.lead_import_problems p where p.import_id = i.id and p.phase = 'undo')
where state in ('undoing', 'undone');
grant update (kept) on public.lead_imports to mettle_person, mettle_overseer;
