-- A session lives thirty days from its sign-in. Its player sees it and can end it: so it has an id that is no secret, and
-- keeps how the browser named itself.
alter table identity.session
  add column id uuid not null default gen_random_uuid() unique,
  add column user_agent text not null default '' check (length(user_agent) <= 400);

-- Until now half an hour without a call ended a session. What it ended stays ended, the others live as long as new ones.
update identity.session
set expires_at = case
  when seen_at > now() - interval '30 minutes' then created_at + interval '30 days'
  else seen_at + interval '30 minutes'
end
where revoked_at is null and expires_at > now();
