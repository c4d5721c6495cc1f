import type { PageName } from "@tablee/domain/pages/article";
import { Button } from "@tablee/design-system/button";
import { Photo } from "@tablee/design-system/photo";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { differentDishes } from "../accounts/reasons/different-dishes.ts";
import { DishMosaic, MOSAIC } from "../accounts/reasons/dish-mosaic.tsx";
import { feedQuery } from "../discoveries/card/discovery-queries.ts";
import { pageQuery } from "./page-loading.ts";
import { BELOW, EditLink } from "./reading/edit-link.tsx";
import { Prose } from "./reading/prose.tsx";

/** The index of the first dish on each page, so that each shows others of the most-liked ones. */
const FIRST_DISH: Partial<Record<PageName, number>> = {
  about: MOSAIC,
  business: 2 * MOSAIC,
  "about-tablee": 3 * MOSAIC,
};

/** A page about the product: dishes that members recommend, and a text that administrators write (pages §4). */
function ProductPage({ name, actions }: { name: PageName; actions: ReactNode }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { data: page } = useQuery({ ...pageQuery(orpc, name), staleTime: "static" });
  if (!page) return null;
  return (
    <article className="mx-auto w-full max-w-content px-gutter pt-2 pb-16 tablet:pt-6 large:px-9 large:pt-10">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 tablet:gap-y-8 large:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        {page.image_url === null ? <Dishes name={name} /> : <Picture src={page.image_url} />}
        <header className="relative large:order-first">
          <h1 className="font-display text-d2 text-balance break-words tablet:text-d1">{page.title[language]}</h1>
          <p className="mt-3 max-w-[34rem] text-body text-pretty text-ink-2">{page.summary[language]}</p>
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
          <EditLink id={page.id} className={BELOW} />
        </header>
      </div>
      <Prose
        html={page.html_content[language]}
        className="mt-12 max-w-[42rem] tablet:mt-14 large:max-w-none large:columns-2 large:gap-x-16 [&>h2]:break-after-avoid [&>p]:break-inside-avoid"
      />
    </article>
  );
}

function Dishes({ name }: { name: PageName }) {
  useWords();
  const { orpc } = useAppContext();
  const popular = useInfiniteQuery(feedQuery(orpc, "popular"));
  const dishes = differentDishes(popular.data?.pages[0]?.recommendations ?? []);
  const from = FIRST_DISH[name] ?? 0;
  const others = dishes.slice(from, from + MOSAIC);
  return <DishMosaic dishes={others.length < MOSAIC ? dishes.slice(0, MOSAIC) : others} waiting={popular.isPending} />;
}

const Picture = ({ src }: { src: string }) => (
  <Photo src={src} alt="" ratio="4/3" corners="card" width={960} height={720} priority className="w-full" />
);

const feed = () => <Button render={<Link to="/" />}>{m.pages_see_dishes()}</Button>;

export function IndexPage() {
  useWords();
  const register = (
    <Button variant="outline" render={<Link to="/why-you-should-register" />}>
      {m.pages_register()}
    </Button>
  );
  return <ProductPage name="index" actions={[feed(), register]} />;
}

export function AboutPage() {
  useWords();
  const more = (
    <Button variant="outline" render={<Link to="/about-tablee" />}>
      {m.pages_about()}
    </Button>
  );
  return <ProductPage name="about" actions={[feed(), more]} />;
}

export function AboutTableePage() {
  useWords();
  const business = (
    <Button variant="outline" render={<Link to="/business" />}>
      {m.pages_business()}
    </Button>
  );
  return <ProductPage name="about-tablee" actions={[feed(), business]} />;
}

export function BusinessPage() {
  useWords();
  const write = (
    <Button variant="outline" render={<Link to="/contact" />}>
      {m.pages_write()}
    </Button>
  );
  const claim = <Button render={<Link to="/restaurant-admin/new" />}>{m.pages_claim()}</Button>;
  return <ProductPage name="business" actions={[claim, write]} />;
}
