-- What one new lead costs, the table's part: PostgreSQL reads the expressions of checks and generated columns from text at
-- every statement, which cost more than the rest of the insert. A function's it reads once a connection.
create function app.lead_is_sound(name text, email text, phone text, company text, status text, source text, phone_e164 text)
  returns boolean
  language plpgsql immutable parallel safe
  as $$
begin
  return char_length(btrim(name)) >= 2 and char_length(name) <= 200
    and char_length(email) <= 320
    and char_length(phone) between 10 and 50
    and char_length(company) <= 200
    and status in ('new', 'contacted', 'qualified', 'converted', 'lost')
    and char_length(source) <= 200
    and phone_e164 ~ '^\+[0-9]{4,15}$';
end
$$;
alter table public.leads
  drop constraint leads_name_check,
  drop constraint leads_email_check,
  drop constraint leads_phone_check,
  drop constraint leads_company_check,
  drop constraint leads_status_check,
  drop constraint leads_source_check,
  drop constraint leads_phone_e164_check,
  add constraint leads_sound check (app.lead_is_sound(name, email, phone, company, status, source, phone_e164)),
  alter column search drop expression,
  alter column search set not null;

create function app.fill_search() returns trigger
  language plpgsql
  as $$
begin
  new.search := app.folded(new.name || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.email, '')) || ' '
    || regexp_replace(coalesce(new.phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(new.phone_e164, '');
  return new;
end
$$;
create trigger leads_fill_search before insert or update of name, company, email, phone, phone_e164, search on public.leads
  for each row execute function app.fill_search();
alter table public.leads enable always trigger leads_fill_search;

-- With whose it is, so that a telecaller's own among those with a number are one look-up, whatever is known about how many
-- leads there are: while a first import ran, the planner went through all of the telecaller's for every row.
drop index public.leads_phone;
create index leads_phone on public.leads (phone_e164, assigned_to) where phone_e164 is not null;
drop index public.leads_email;
create index leads_email on public.leads (email_key, assigned_to) where email_key is not null;

-- The same for what is told of a lead. A domain's check is read once a connection.
create domain app.row_change as text check (value in ('INSERT', 'UPDATE', 'DELETE'));
alter table app.outbox
  drop constraint outbox_type_check,
  drop constraint outbox_detail_check,
  alter column type type app.row_change,
  alter column detail type varchar(100);

create or replace function app.lead_changed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  was text;
begin
  if tg_op = 'INSERT' then
    insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
    values (new.id, null, new.status, app.user_id());
    insert into app.outbox (topic, type, row_id, audience_after) values ('leads', 'INSERT', new.id, new.assigned_to);
    perform audit.record('create', 'leads', new.id::text, '{}');
  elsif tg_op = 'UPDATE' then
    was := old.status;
    if was <> new.status then
      insert into public.lead_status_history (lead_id, from_status, to_status, changed_by)
      values (new.id, was, new.status, app.user_id());
    end if;
    insert into app.outbox (topic, type, row_id, audience_before, audience_after)
    values ('leads', 'UPDATE', new.id, old.assigned_to, new.assigned_to);
    perform audit.record('update', 'leads', new.id::text,
      app.changed_fields(to_jsonb(old) - '{search,phone_e164,email_key}'::text[], to_jsonb(new) - '{search,phone_e164,email_key}'::text[]));
  else
    insert into app.outbox (topic, type, row_id, audience_before) values ('leads', 'DELETE', old.id, old.assigned_to);
    if not app.is_forgetting() then
      perform audit.record('delete', 'leads', old.id::text, '{}');
    end if;
    return null;
  end if;
  if new.status = 'converted' and was is distinct from 'converted' then
    insert into app.outbox (topic, type, row_id, audience_after)
    values ('lead.converted', 'INSERT', new.id, new.assigned_to);
  end if;
  return null;
end
$$;
drop trigger leads_when_converted on public.leads;
drop trigger leads_when_moved_to_converted on public.leads;
drop function app.tell_converted();

-- And for its place in the queue.
create domain app.queue_stage as smallint check (value between 1 and 3);
alter table app.call_queue
  drop constraint call_queue_stage_check,
  alter column stage type app.queue_stage;

-- Called by functions of ours alone, which have the rights and the path.
alter function app.number_refused(text) reset search_path;
alter function app.number_digest(text) reset search_path;
alter function app.calling_zone(text) security invoker reset search_path;
