create or replace function recipe_documents(ids integer[])
returns table (
  recipe_id integer, sort_name text, total_minutes integer, facets text[], document tsvector, doc json
) language sql stable as $$
  select r.recipe_id, r.sort_name,
    coalesce(r.total_minutes, coalesce(r.prep_minutes, 0) + r.cook_minutes, r.prep_minutes),
    f.facets,
    array_to_tsvector(recipe_name_lexemes(r.name, r.sort_name)
      || array(select '#' || facet from unnest(f.facets) facet where facet <> '')),
    json_build_object(
      'recipeId', r.recipe_id, 'name', r.name, 'sortName', r.sort_name, 'coverDrawing', r.cover_drawing, 'visibility', r.visibility, 'linkKey', r.link_key,
      'instructions', r.instructions, 'ingredientsNotes', r.ingredients_notes,
      'description', r.description, 'source', r.source, 'language', r.language, 'nutrition', r.nutrition, 'nutritionSource', r.nutrition_source, 'servings', r.servings,
      'servingsUnit', r.servings_unit, 'prepMinutes', r.prep_minutes, 'cookMinutes', r.cook_minutes,
      'ownTotalMinutes', r.total_minutes, 'ownerId', r.owner_id, 'ownerName', u.name,
      'categoryId', r.category_id, 'difficultyLevelId', r.difficulty_level_id,
      'version', r.version, 'createdAt', r.created_at, 'updatedAt', r.updated_at,
      'lines', coalesce(l.lines, '[]'), 'tagIds', coalesce(t.ids, '[]'), 'equipmentIds', coalesce(q.ids, '[]'), 'photos', coalesce(p.photos, '[]')
    )
  from recipes r
  join users u on u.user_id = r.owner_id
  left join lateral (
    select array_agg(distinct 'i' || i.ingredient_id) filter (where i.ingredient_id is not null) as facets,
      json_agg(case when i.heading is null then json_build_object('lineId', i.line_id, 'ingredientId', i.ingredient_id,
        'quantity', i.quantity, 'unit', i.unit, 'isOptional', i.is_optional, 'scales', i.scales, 'preparation', i.preparation)
        else json_build_object('lineId', i.line_id, 'heading', i.heading) end order by i.position) as lines
    from recipe_lines i where i.recipe_id = r.recipe_id
  ) l on true
  left join lateral (
    select array_agg('t' || t.tag_id) as facets, json_agg(t.tag_id) as ids
    from recipe_tags t where t.recipe_id = r.recipe_id
  ) t on true
  left join lateral (
    select array_agg('q' || q.equipment_id) as facets, json_agg(q.equipment_id) as ids
    from recipe_equipment q where q.recipe_id = r.recipe_id
  ) q on true
  left join lateral (
    select json_agg(case when p.stored_as is null then json_build_object('photoId', p.photo_id, 'fileKey', p.key, 'ownerId', p.owner_id,
      'position', p.position, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
      'changedAt', p.changed_at, 'caption', p.caption)
      else json_build_object('photoId', p.photo_id, 'fileKey', p.key, 'ownerId', p.owner_id,
      'position', p.position, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
      'changedAt', p.changed_at, 'caption', p.caption, 'storedAs', p.stored_as) end order by p.position) as photos
    from photos p where p.recipe_id = r.recipe_id
  ) p on true
  cross join lateral (
    select array['', 'c' || r.category_id, 'd' || r.difficulty_level_id, 'o' || r.owner_id]
      || l.facets || t.facets || q.facets
      || case when r.language is not null then array['l' || split_part(r.language, '-', 1)] end as facets
  ) f
  where r.recipe_id = any($1)
$$;
