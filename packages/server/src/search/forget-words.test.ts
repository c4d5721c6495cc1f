import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeRestaurant } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { forgetWords } from "./forget-words.ts";
import { learnWords } from "./learn-words.ts";

const text = (en: string) => ({ en, fr: en, default: null });

describe.each(everyDatabase())("words of the search on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());

  const known = async (...words: string[]): Promise<string[]> => {
    const { rows } = await database.query<{ word: string }>(
      `select word from search_words where word = any($1) union all
       select 'left of ' || word from (select distinct word from search_remainders where word = any($1)) r order by 1`,
      [words],
    );
    return rows.map(({ word }) => word);
  };
  const used = ["left of zinnia", "zinnia"];

  it("are forgotten once nothing has them any more, such as the name of a member who was erased (accounts §41)", async () => {
    const member = await makeAccount(database.db, { first_name: "Wilhelmina", last_name: "Zinnia" });
    await makeRestaurant(database.db, { name: text("Zinnia") });
    await learnWords(services);
    expect(await known("wilhelmina", "zinnia")).toEqual([
      "left of wilhelmina",
      "left of zinnia",
      "wilhelmina",
      "zinnia",
    ]);
    expect(await forgetWords(services, 1)).toBe(0);
    await database.query("update accounts set first_name = '', last_name = '' where id = $1", [member.id]);
    // However many entries a statement reads.
    expect(await forgetWords(services, 1)).toBe(1);
    expect(await known("wilhelmina", "zinnia")).toEqual(used);
  });

  it("are learned by the next run if an import that ended after they were forgotten has them", async () => {
    await database.query("insert into search_words values ('marguerite')");
    expect(await forgetWords(services)).toBe(1);
    // As if the import had found the word while it was still known: it was not noted as new.
    await makeRestaurant(database.db, { name: text("Marguerite") });
    await database.query("delete from search_new_words");
    await learnWords(services);
    expect(await known("marguerite")).toEqual([]);
    await forgetWords(services);
    await forgetWords(services);
    const { rows } = await database.query("select word from search_new_words where word = 'marguerite'");
    expect(rows).toHaveLength(1);
    await learnWords(services);
    expect(await known("marguerite")).toEqual(["left of marguerite", "marguerite"]);
    expect(await forgetWords(services)).toBe(0);
  });
});
