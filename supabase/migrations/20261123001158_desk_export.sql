-- The list as a file, for managers.

-- Up to 500 rows of what `desk_list` lists for this filter, each with the whole request and its history. `after` is
-- where the last answer ended, null for the start. Returns { "rows", "after" }; "after" is null once there are no more.
-- Several calls collect a file, so that the embedded database, which serves one call at a time, can serve the desk
-- between them.
create function public.desk_export(filter jsonb, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 500;
  v_ids uuid[];
begin
  perform public.require_member('lead');
  v_ids := public.desk_ids(
    public.bounded_json(filter, 4000), nullif(public.bounded_json(after, 1000), 'null'), lines => most + 1
  );
  after := null;
  if cardinality(v_ids) > most then
    v_ids := v_ids[:most];
    select jsonb_build_object('waiting', c.waiting, 'receivedAt', c.received_at, 'id', c.lead_id) into after
    from public.lead_cases as c
    where c.lead_id = v_ids[most];
  end if;
  return jsonb_build_object(
    'after', after,
    'rows', (
      select coalesce(
        jsonb_agg(
          to_jsonb(l) - array['submission_id', 'content_hash', 'address_hash']
            || jsonb_build_object(
              'state', c.state,
              'owner', (select m.name from public.team_members as m where m.user_id = c.owner),
              'lostBecause', c.lost_because,
              'takenBy', (select m.name from public.team_members as m where m.user_id = l.taken_by),
              'steps', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object(
                      'at', e.at, 'event', e.event, 'note', e.note,
                      'by', (select m.name from public.team_members as m where m.user_id = e.member),
                      'owner', (select m.name from public.team_members as m where m.user_id = e.owner)
                    )
                    order by e.id
                  ),
                  '[]'
                )
                from public.lead_events as e
                where e.lead_id = l.id
              )
            )
          order by i.place
        ),
        '[]'
      )
      from unnest(v_ids) with ordinality as i(id, place)
      join public.leads as l on l.id = i.id
      join public.lead_cases as c on c.lead_id = i.id
    )
  );
end;
$$;
