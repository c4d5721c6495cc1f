import { Avatar } from "@tablee/design-system/avatar";
import { Button } from "@tablee/design-system/button";
import { Photo } from "@tablee/design-system/photo";
import { hasText, textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { UtensilsCrossed } from "lucide-react";
import { useLanguage } from "../../language/language.ts";
import { Said } from "../../language/said.tsx";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { sharedQuery } from "./shared-loading.ts";

const OPEN = {
  recommendation: () => m.sharing_open_recommendation(),
  restaurant: () => m.sharing_open_restaurant(),
  item: () => m.sharing_open_item(),
  combo: () => m.sharing_open_item(),
  account: () => m.sharing_open_account(),
} as const;

/** The page behind a shared link: a picture, a few words, and a link to the thing itself. */
export function SharedPage() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { id = "" } = useParams({ strict: false });
  const { data: shared } = useQuery({ ...sharedQuery(orpc, id), staleTime: "static" });
  if (!shared) return null;
  const title = textIn(shared.title, language);
  const [pathname = "/", query = ""] = shared.path.split("?");
  // The query names the dish or the combo of a menu.
  const search = Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)]));
  return (
    <article className="mx-auto flex w-full max-w-[30rem] flex-col items-center px-gutter pt-4 pb-14 text-center tablet:pt-10">
      {shared.type === "account" ? (
        <Avatar src={shared.image_url} initials={[...title][0] ?? ""} size={96} />
      ) : (
        <Photo
          src={shared.image_url}
          alt=""
          ratio="4/5"
          corners="card"
          width={960}
          height={1200}
          priority
          fallback={<UtensilsCrossed aria-hidden="true" className="size-10 stroke-[1.5]" />}
          className="w-full max-w-[24rem]"
        />
      )}
      <p className="mt-6 text-cap font-semibold text-ink-3">{m.sharing_shared_with_you()}</p>
      <h1 className="mt-1 font-display text-d2 text-balance break-words">
        <Said text={shared.title} />
      </h1>
      {hasText(shared.text) ? (
        <p className="mt-2 text-body text-pretty text-ink-2">
          <Said text={shared.text} />
        </p>
      ) : null}
      <Button className="mt-6" render={<Link {...({ to: pathname, ...(query ? { search } : {}) } as { to: "/" })} />}>
        {OPEN[shared.type]()}
      </Button>
    </article>
  );
}
