-- Of what a merge keeps for its undoing, the name of the lead that went is shown. It goes when that goes.
alter table public.lead_merges add column absorbed_name text generated always as (before #>> '{absorbed,name}') stored;
grant select (absorbed_name) on public.lead_merges to mettle_person, mettle_overseer;
