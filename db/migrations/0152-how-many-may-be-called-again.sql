-- A number that was refused is refused for every lead that has it, so that is how many may be called again, whichever of
-- them somebody had called.
create or replace function app.allow_calls(lead uuid, reason text) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  number text;
  refused uuid[];
  same_number uuid[];
begin
  perform app.must_be_admin();
  select phone_e164 into number from public.leads where id = lead for update;
  if not found then
    raise exception 'Lead not found.' using errcode = 'MT404';
  end if;
  same_number := array(select id from public.leads where phone_e164 = number order by id);
  refused := array(select s.lead_id from public.lead_contact_state s
    where s.do_not_call and s.lead_id = any (lead || same_number) order by 1);
  delete from app.refused_numbers where digest = app.number_digest(number);
  if not found and cardinality(refused) = 0 then
    raise exception 'Nobody asked not to be called here.' using errcode = 'MT409';
  end if;
  update public.lead_contact_state set do_not_call = false, allowed_again_at = clock_timestamp(),
    allowed_again_by = app.user_id(), allowed_again_reason = allow_calls.reason
  where lead_id = any (refused);
  perform audit.record('update', 'lead_contact_state', id::text, '{do_not_call}') from unnest(refused) as id;
  -- Those that nobody had called may be offered again too.
  perform app.refresh_call_queue(same_number);
  return greatest(cardinality(same_number), 1);
end
$$;
