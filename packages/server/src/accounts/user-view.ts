import type { User } from "@tablee/contract/accounts/accounts.schema";
import { isSecondStepDue } from "@tablee/domain/accounts/second-step";
import type { OwnAccount } from "./accounts.queries.ts";

/** The signed-in member, with what only they may see (accounts §37). */
export function userView(own: OwnAccount): User {
  const { account, following, blocked, kitchens } = own;
  return {
    id: account.id,
    guid: account.guid,
    // Only an erased account has none, and nobody can sign in to that.
    email: account.email ?? "",
    new_email: own.new_email,
    first_name: account.first_name,
    last_name: account.last_name,
    phone_number: account.phone_number,
    phone_verified: account.phone_verified,
    avatar_url: account.avatar_url,
    language: account.language,
    certification: account.certification,
    following,
    notified_following: own.notified_following,
    blocked,
    favorite_items: own.favorite_items,
    favorite_restaurants: own.favorite_restaurants,
    liked_recommendations: own.liked,
    disliked_recommendations: own.disliked,
    reported_recommendations: own.reported,
    not_interested_recommendations: own.not_interested,
    target_calories: account.target_calories,
    gender: account.gender,
    notification_settings: account.notification_settings,
    admin: account.admin,
    moderator: account.moderator,
    second_step_due: isSecondStepDue({
      ...account,
      email: account.email ?? "",
      roles: own.roles.map(([, role]) => role),
      has_authenticator: own.has_authenticator,
      has_passkey: own.has_passkey,
    }),
    kitchens,
    roles: own.roles.map(([restaurant_id, role]) => ({ restaurant_id, role })),
    address: account.address,
    address_complement: account.address_complement,
    city: account.city,
    state: account.state,
    postal_code: account.postal_code,
    country: account.country,
  };
}
