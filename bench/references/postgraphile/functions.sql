create or replace function recipes_rating_average(r recipes) returns double precision
language sql stable as $$ select avg(score)::float8 from reviews v where v.recipe_id = r.recipe_id $$;

create or replace function recipes_rating_count(r recipes) returns integer
language sql stable as $$ select count(*)::int from reviews v where v.recipe_id = r.recipe_id $$;

create or replace function recipes_rating_histogram(r recipes) returns integer[]
language sql stable as $$
  select array(
    select count(v.review_id)::int from generate_series(1, 5) s (score)
    left join reviews v on v.recipe_id = r.recipe_id and v.score = s.score
    group by s.score order by s.score
  )
$$;

create or replace function recipes_viewer_has_favorited(r recipes) returns boolean
language sql stable as $$
  select exists (select from favorites f where f.recipe_id = r.recipe_id
    and f.user_id = nullif(current_setting('viewer.user_id', true), '')::int)
$$;

create or replace function recipes_viewer_note(r recipes) returns notes
language sql stable as $$
  select n from notes n where n.recipe_id = r.recipe_id
    and n.user_id = nullif(current_setting('viewer.user_id', true), '')::int
$$;
