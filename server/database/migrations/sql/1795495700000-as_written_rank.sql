-- The average score as written in millionths as if five more cooks had given a 3, so that one 5 alone does not pass fifty
-- that average 4.8. Reviews of cooks who changed the recipe do not count.
create or replace function as_written_rank(scores integer[], changed_scores integer[]) returns integer
language sql immutable parallel safe as $$
  select (1000000 * (15 + scores[1]::bigint - changed_scores[1] + 2 * (scores[2] - changed_scores[2])
      + 3 * (scores[3] - changed_scores[3]) + 4 * (scores[4] - changed_scores[4]) + 5 * (scores[5] - changed_scores[5]))
    / (5 + scores[1] - changed_scores[1] + scores[2] - changed_scores[2] + scores[3] - changed_scores[3]
      + scores[4] - changed_scores[4] + scores[5] - changed_scores[5]))::integer
$$;
