-- A moment plus an interval depends on the time zone to PostgreSQL, so a function that adds them is not immutable: called
-- so, it was never inlined, and every sum there is was read and judged one by one. Inlined, its bounds are looked up.
alter function app.within_period(text, timestamptz, timestamptz, timestamptz) stable;
alter function app.is_kept(text, timestamptz, timestamptz) stable;

-- Calls of a period, newest first.
create index calls_occurred on public.calls (occurred_at);
