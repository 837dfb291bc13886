-- Planned for the period that is asked for: a plan kept for any period reads every quarter of an hour of it, and of a year
-- those are thirty thousand for each person.
alter function app.telecaller_ranks(timestamptz, timestamptz) set plan_cache_mode = force_custom_plan;
alter function app.first_contact_waits(timestamptz, timestamptz) set plan_cache_mode = force_custom_plan;

-- Leads that may still convert are counted by index.
create index lead_facts_open on app.lead_facts (created_at) where converted_at is null and status <> 'lost';
