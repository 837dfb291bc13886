-- An account whose e-mail is not verified causes no mail to others: whoever can be anybody would write in anybody's name.
-- People of another issuer have no address here to prove; that issuer answers for them.
create function identity.may_cause_mail(person uuid) returns boolean
  language sql stable
  as $$ select not exists (
    select from identity.accounts a where a.id = person and a.email is not null and a.email_verified_at is null) $$;
revoke all on function identity.may_cause_mail(uuid) from public;
grant execute on function identity.may_cause_mail(uuid) to mettle_system;
