-- Whether an erasure is kept waiting by a legal hold: for admins, and for whoever is to be erased, who is told as much when
-- they ask under a hold. Why it stands is for admins alone.
create function app.erasure_held(erasure uuid) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  return exists (
    select from app.erasures e join app.legal_holds h on e.subject_id in (h.lead_id, h.person_id)
    where e.id = erasure and e.state = 'waiting'
      and (e.subject_id = (select app.user_id()) or (select app.role()) = 'admin'));
end
$$;
revoke all on function app.erasure_held(uuid) from public;
grant execute on function app.erasure_held(uuid) to mettle_person, mettle_overseer;
