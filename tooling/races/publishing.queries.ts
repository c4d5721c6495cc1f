import type { Database } from "@tablee/server/database/open-database";

/** Makes the leftovers of a killed process old enough for another call to take them over. */
export async function letTimePass(database: Database): Promise<void> {
  await database.query("update progress set updated_at = updated_at - interval '2 minutes' where not finished");
  await database.query("update recommendation_creations set created_at = created_at - interval '2 minutes'");
}

/** The existing discoveries by name, with the addresses of their pictures. */
export async function publishedOf(database: Database): Promise<{ name: string; image_url: string }[]> {
  const { rows } = await database.query<{ name: string; image_url: string }>(
    "select name->>'en' as name, image_url from recommendations order by id",
  );
  return rows;
}

/** From now on each discovery is announced on the channel `published` when it is committed. */
export async function tellWhatIsPublished(database: Database): Promise<void> {
  await database.query(`create function tell_published() returns trigger language plpgsql as
    $$ begin perform pg_notify('published', new.name->>'en'); return null; end $$`);
  await database.query(
    "create trigger tell_published after insert on recommendations for each row execute function tell_published()",
  );
}
