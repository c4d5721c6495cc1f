import { type APIRequestContext, type Disposable, expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";

/** The product's origin, and a session that was created there. */
interface Session {
  origin: string;
  token: string;
}

/** Sessions of finished journeys, which are used again. */
const idle = new Map<string, Session[]>();

/** Creates a session for a demo account, by its e-mail. */
export async function beginSession(request: APIRequestContext, email: string): Promise<Session> {
  const answer = await request.post("/api/client/account/login", { data: { email, password: DEMO_PASSWORD } });
  expect(answer.status(), `sign-in of ${email}`).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  return { origin: new URL(answer.url()).origin, token };
}

/** A session that no journey is using, and that has not been ended. */
export async function takeSession(request: APIRequestContext, email: string): Promise<Session> {
  for (let kept = idle.get(email)?.pop(); kept; kept = idle.get(email)?.pop()) {
    const headers = { authorization: `Bearer ${kept.token}` };
    if ((await request.get(`${kept.origin}/api/client/account/current-user`, { headers })).ok()) return kept;
  }
  return beginSession(request, email);
}

export function giveSessionBack(email: string, session: Session): void {
  idle.set(email, [...(idle.get(email) ?? []), session]);
}

/**
 * Stores the session in the page's browser as the product does: in local storage, with a cookie without a secret for
 * the server. Disposing of what it returns ends that for later pages of the same profile.
 */
export async function bringSession(page: Page, { origin, token }: Session): Promise<Disposable> {
  await page.context().addCookies([{ name: "member", value: "1", url: origin, sameSite: "Lax" }]);
  return page.context().addInitScript(
    (signed) => {
      // Not in a foreign frame, and only once: after a journey signs out, it stays signed out.
      if (location.origin !== signed.origin || sessionStorage.getItem("signed-in") !== null) return;
      sessionStorage.setItem("signed-in", "");
      localStorage.setItem("token", signed.token);
    },
    { origin, token },
  );
}
