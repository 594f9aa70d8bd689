/** Whether the read model is kept up to date; `pauseReadModel` turns it off. */
export const IF_ON = "coalesce(current_setting('potluck.read_model', true), 'on') <> 'off'";

/** A function of triggers; the rows of its statement are `changed`, or `before` and `after`. */
export const triggerFunction = (name: string, body: string) => `
create or replace function ${name}() returns trigger language plpgsql as $$
begin
  if ${IF_ON} then
    ${body}
  end if;
  return null;
end $$`;
