import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";

/** Chez Margot, which never closes. */
const RESTAURANT = 1;

export interface PrintedTable {
  id: number;
  name: string;
  code: string;
  path: string;
  /** The restaurant prints another code. */
  rotate: () => Promise<string>;
}

/** A table of its own for each journey, added by the restaurant's staff. */
export async function printTable(request: APIRequestContext): Promise<PrintedTable> {
  const login = await request.post("/api/client/account/login", {
    data: { email: "kitchen@tablee.test", password: DEMO_PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/kitchen/${path}`, { data, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as { id: number; code: string; path: string };
  };
  const name = `E2E ${randomUUID().slice(0, 8)}`;
  const { id, code, path } = await post(`${RESTAURANT}/tables`, { name });
  return { id, name, code, path, rotate: async () => (await post(`table/${id}/rotate`, {})).code };
}
