-- An erasure reads what it removes, and not whole tables. What is there for erasures alone leaves out the rows that name
-- nobody; of the rest each person and lead stands in many rows, which an index packs together.
create index outbox_row on app.outbox (row_id);
create index outbox_audience_before on app.outbox (audience_before) where audience_before is not null;
create index outbox_audience_after on app.outbox (audience_after) where audience_after is not null;
create index event_deliveries_subject on app.event_deliveries (subject);
create index event_deliveries_person on app.event_deliveries ((coalesce(data ->> 'user_id', data ->> 'assigned_to')))
  where coalesce(data ->> 'user_id', data ->> 'assigned_to') is not null;
create index notifications_lead on public.notifications ((data ->> 'lead_id')) where data ->> 'lead_id' is not null;
create index lead_status_history_changed_by on public.lead_status_history (changed_by) where changed_by is not null;
create index lead_assignment_history_from on public.lead_assignment_history (from_person) where from_person is not null;
create index lead_assignment_history_to on public.lead_assignment_history (to_person) where to_person is not null;
create index lead_assignment_history_changed_by on public.lead_assignment_history (changed_by) where changed_by is not null;
create index lead_contact_state_allowed_again_by on public.lead_contact_state (allowed_again_by)
  where allowed_again_by is not null;
create index lead_merges_absorbed on public.lead_merges (absorbed_id);

-- What an import changed is never who holds a lead. Merges name them as long as they can be undone.
create or replace function app.unname_in_records(whose uuid, pseudonym uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
  update public.lead_merges set before = replace(before::text, whose::text, pseudonym::text)::jsonb
  where before is not null and before::text like '%' || whose || '%'
$$;
