-- What one new lead costs, once more. Words in ASCII are their own normal form; to normalise them twice cost as much as
-- everything else a search text needs. Not strict, so that it is still read once into the statement that calls it.
create or replace function app.folded(words text) returns text
  language sql immutable parallel safe called on null input
  return case when octet_length(words) = char_length(words) then lower(words)
    else normalize(lower(normalize(words, nfkc)), nfkc) end;

create or replace function app.fill_search() returns trigger
  language plpgsql
  as $$
declare
  words text := new.name || ' ' || coalesce(new.company, '') || ' ' || coalesce(new.email, '');
begin
  new.search := app.folded(words) || ' '
    || regexp_replace(coalesce(new.phone, ''), '[^0-9]', '', 'g') || ' ' || coalesce(new.phone_e164, '');
  return new;
end
$$;

-- A first character of ASCII that is seen spares the list of those that are not.
create or replace function app.lead_is_sound(name text, email text, phone text, company text, status text, source text, phone_e164 text)
  returns boolean
  language plpgsql immutable parallel safe
  as $$
begin
  return char_length(btrim(name)) >= 2 and char_length(name) <= 200
    and (ascii(btrim(name)) between 33 and 126
      or name ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]')
    and char_length(email) <= 320
    and char_length(phone) between 10 and 50
    and char_length(company) <= 200
    and status in ('new', 'contacted', 'qualified', 'converted', 'lost')
    and char_length(source) <= 200
    and phone_e164 ~ '^\+[0-9]{4,15}$';
end
$$;

-- Every statement on leads copies the conditions of all its triggers as text, five thousand characters of them, inserts too,
-- which none of them is for. In the functions they are read once a connection.
create function app.touch_lead() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
  as $$
begin
  if (old.name, old.email, old.phone, old.company, old.status, old.source, old.assigned_to, old.phone_e164)
    is distinct from (new.name, new.email, new.phone, new.company, new.status, new.source, new.assigned_to, new.phone_e164) then
    new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond');
  end if;
  return new;
end
$$;
drop trigger leads_touch on public.leads;
create trigger leads_touch before update on public.leads for each row execute function app.touch_lead();

create or replace function app.queue_refusal_moved() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  if new.phone_e164 is null or new.phone_e164 is not distinct from old.phone_e164 then
    return null;
  end if;
  if exists (select from public.lead_contact_state where lead_id = new.id and do_not_call) then
    insert into app.refused_numbers (digest) values (app.number_digest(new.phone_e164)) on conflict do nothing;
    if found then
      perform app.refresh_call_queue(array(select id from public.leads where phone_e164 = new.phone_e164 order by id));
    end if;
  end if;
  return null;
end
$$;
drop trigger leads_refusal_moved on public.leads;
create trigger leads_refusal_moved after update of phone_e164 on public.leads
  for each row execute function app.queue_refusal_moved();

-- As before; of a new lead the entry is written here and not by a function that is told everything first.
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
    insert into audit.entries (actor, action, resource, row_id, request_id, address)
    values (audit.actor(), 'create', 'leads', new.id,
      nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), ''));
  elsif tg_op = 'UPDATE' then
    if old is not distinct from new then
      return null;
    end if;
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
drop trigger leads_updated on public.leads;
create trigger leads_updated after update on public.leads for each row execute function app.lead_changed();

-- Fires where the history is written, which functions of the owner alone do.
alter function app.mark_lead() security invoker reset search_path;
