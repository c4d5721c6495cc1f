import type { Database } from "../database/open-database.ts";

/** The successor session after a confirmation of identity: only that one may make sensitive calls. */
export async function sessionAfter<Session extends { session_id: number }>(
  database: Database,
  session: Session,
): Promise<Session> {
  const asked = "select renewed_to from sessions where id = $1";
  const { rows } = await database.query<{ renewed_to: string | number | null }>(asked, [session.session_id]);
  return { ...session, session_id: Number(rows[0]?.renewed_to) };
}
