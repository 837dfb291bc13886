-- Tables whose rows are named otherwise than by an id. The arguments are the columns that name a row.
create function audit.named_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  name text;
begin
  select string_agg(row_now ->> column_name, '/' order by place) into name
  from unnest(tg_argv) with ordinality as named (column_name, place);
  perform audit.record(case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
    tg_table_name, name, '{}');
  return null;
end
$$;
create trigger schedules_audit after insert or update or delete on public.recalibration_schedules
  for each row execute function audit.named_changed('assessment_id');
create trigger identities_audit after insert or update or delete on identity.identities
  for each row execute function audit.named_changed('person');

-- Written out: an answer is the one change that comes hundreds of times a second.
create function audit.response_given() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  perform audit.record('create', 'assessment_responses', new.attempt_id || '/' || new.number, '{}');
  return null;
end
$$;
create trigger responses_audit after insert on public.assessment_responses
  for each row execute function audit.response_given();
