-- Where a period begins and ends is worked out once, while planning, and not for every row. A moment and a day make another
-- that depends on the session's time zone, as far as PostgreSQL knows, unless they are added in UTC.
create function app.start_from(grain text, moment timestamptz) returns timestamptz
  language sql immutable parallel safe
  return app.start_of(grain, ((moment at time zone 'UTC')
    + case grain when 'four weeks' then interval '28 days' when 'day' then interval '1 day' else interval '15 minutes' end
    - interval '1 microsecond') at time zone 'UTC');

create or replace function app.in_whole(grain text, start timestamptz, since timestamptz, until timestamptz) returns boolean
  language sql stable parallel safe
  return start >= app.start_from(grain, since) and start < app.start_of(grain, until);
create or replace function app.beside_whole(grain text, moment timestamptz, since timestamptz, until timestamptz) returns boolean
  language sql stable parallel safe
  return moment >= since and moment < until
    and (moment < app.start_from(grain, since) or moment >= app.start_of(grain, until));
create or replace function app.within_period(grain text, start timestamptz, since timestamptz, until timestamptz) returns boolean
  language sql stable parallel safe
  return (grain = 'day' and app.in_whole('day', start, since, until))
    or (grain = 'quarter' and app.beside_whole('day', start, since, until));
