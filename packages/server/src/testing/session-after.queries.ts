import type { Database } from "../database/open-database.ts";

/** The session of whoever has just shown who they are: what is delicate opens to that one alone. */
export async function sessionAfter<Session extends { session_id: number }>(
  database: Database,
  session: Session,
): Promise<Session> {
  const asked = "select renewed_to from sessions where id = $1";
  const { rows } = await database.query<{ renewed_to: string | number | null }>(asked, [session.session_id]);
  return { ...session, session_id: Number(rows[0]?.renewed_to) };
}
