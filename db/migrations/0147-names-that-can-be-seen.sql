-- A name of nothing but blanks and characters that nobody sees (zero-width spaces, directional marks, soft hyphens) is none.
-- Among characters that are seen they stay: Hindi joins and parts letters by them. server/platform/visible-text.ts has the same.
create or replace function app.lead_is_sound(name text, email text, phone text, company text, status text, source text, phone_e164 text)
  returns boolean
  language plpgsql immutable parallel safe
  as $$
begin
  return char_length(btrim(name)) >= 2 and char_length(name) <= 200
    and name ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and char_length(email) <= 320
    and char_length(phone) between 10 and 50
    and char_length(company) <= 200
    and status in ('new', 'contacted', 'qualified', 'converted', 'lost')
    and char_length(source) <= 200
    and phone_e164 ~ '^\+[0-9]{4,15}$';
end
$$;

-- Leads that have such a name could not be changed any more, nor restored from a backup: they are called by what else is
-- known of them.
update public.leads set name = coalesce(phone_e164, left(substring(email from '.*\S@\S.*'), 200), 'Unnamed')
where app.lead_is_sound(name, email, phone, company, status, source, phone_e164) is false;
