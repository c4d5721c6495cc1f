import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { Link } from "@tanstack/react-router";
import { MapPin, Users, UtensilsCrossed } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { SignInButton } from "../card/sign-in-button.tsx";
import { FollowingNobody } from "./following-nobody.tsx";

/** Says why a list is empty, and where to go. */
export function FeedEmpty({ variant }: { variant: FeedVariant }) {
  useWords();
  const session = useSession();
  const popular = (
    <Button variant="quiet" render={<Link to="/" search={{ variant: "popular" }} />}>
      {m.discoveries_empty_following_action()}
    </Button>
  );
  if (variant === "following" && session.status === "visitor") {
    return (
      <EmptyState
        icon={<Users />}
        title={m.discoveries_visitor_following_title()}
        text={m.discoveries_visitor_following_text()}
        action={<SignInButton />}
      />
    );
  }
  if (variant === "following") return <FollowingNobody popular={popular} />;
  if (variant === "nearby") {
    return (
      <EmptyState
        icon={<MapPin />}
        title={m.discoveries_empty_nearby_title()}
        text={m.discoveries_empty_nearby_text()}
        action={popular}
      />
    );
  }
  return (
    <EmptyState
      icon={<UtensilsCrossed />}
      title={m.discoveries_empty_title()}
      text={m.discoveries_empty_text()}
      action={
        <Button variant="quiet" render={<Link to="/restaurants" />}>
          {m.discoveries_empty_action()}
        </Button>
      }
    />
  );
}
