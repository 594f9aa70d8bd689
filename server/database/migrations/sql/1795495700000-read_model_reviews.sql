-- Adds or removes scores; the row is locked until the transaction ends, so that no score is lost.
create or replace function read_model_reviews() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('potluck.read_model', true), 'on') <> 'off' then
    update recipe_stats s set
      scores = array[
        s.scores[1] + c.change[1], s.scores[2] + c.change[2], s.scores[3] + c.change[3],
        s.scores[4] + c.change[4], s.scores[5] + c.change[5]],
      changed_scores = array[
        s.changed_scores[1] + c.with_changes[1], s.changed_scores[2] + c.with_changes[2], s.changed_scores[3] + c.with_changes[3],
        s.changed_scores[4] + c.with_changes[4], s.changed_scores[5] + c.with_changes[5]]
    from (
      select recipe_id,
        array[
          coalesce(sum(change) filter (where score = 1), 0),
          coalesce(sum(change) filter (where score = 2), 0),
          coalesce(sum(change) filter (where score = 3), 0),
          coalesce(sum(change) filter (where score = 4), 0),
          coalesce(sum(change) filter (where score = 5), 0)]::integer[] as change,
        array[
          coalesce(sum(change) filter (where score = 1 and outcome = 'with_changes'), 0),
          coalesce(sum(change) filter (where score = 2 and outcome = 'with_changes'), 0),
          coalesce(sum(change) filter (where score = 3 and outcome = 'with_changes'), 0),
          coalesce(sum(change) filter (where score = 4 and outcome = 'with_changes'), 0),
          coalesce(sum(change) filter (where score = 5 and outcome = 'with_changes'), 0)]::integer[] as with_changes
      from (select recipe_id, score, outcome, tg_argv[0]::integer as change from changed) scored group by recipe_id
    ) c
    where s.recipe_id = c.recipe_id;
  end if;
  return null;
end $$;
