-- What is counted lead by lead, one person's beside whole days, lies together in the index: as rows their leads are spread
-- over the whole table, and each costs a page.
drop index app.lead_facts_own;
create index lead_facts_own on app.lead_facts (assigned_to, created_at, lead_id)
  include (source, status, first_attempt_at, first_contact_at, contacted_at, qualified_at, converted_at, lost_at);
