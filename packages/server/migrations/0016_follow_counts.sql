CREATE TABLE "follow_counts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"following" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "follow_counts_counters" CHECK ("follow_counts"."followers" >= 0 and "follow_counts"."following" >= 0)
);
--> statement-breakpoint
ALTER TABLE "follows" ADD COLUMN "notified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_counts" ADD CONSTRAINT "follow_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("followed_id","created_at" DESC NULLS FIRST,"follower_id" DESC NULLS FIRST);--> statement-breakpoint
-- Counts follows as they come and go, a statement at a time: rows are taken in the order of their accounts, so that two
-- who follow each other at once never wait for one another. Whose account is going has no row left to count in.
CREATE FUNCTION "count_follows"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ begin
    if TG_OP = 'INSERT' then
      insert into follow_counts (account_id, followers, following)
        select account_id, sum(followers), sum(following) from (
          select followed_id as account_id, 1 as followers, 0 as following from changed
          union all select follower_id, 0, 1 from changed
        ) c group by account_id order by account_id
        on conflict (account_id) do update set
          followers = follow_counts.followers + excluded.followers,
          following = follow_counts.following + excluded.following;
    else
      perform 1 from follow_counts
        where account_id in (select followed_id from changed union select follower_id from changed)
        order by account_id for update;
      update follow_counts f set followers = f.followers - c.followers, following = f.following - c.following
        from (
          select account_id, sum(followers) as followers, sum(following) as following from (
            select followed_id as account_id, 1 as followers, 0 as following from changed
            union all select follower_id, 0, 1 from changed
          ) gone group by account_id
        ) c where f.account_id = c.account_id;
    end if;
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "follows_come" AFTER INSERT ON "follows" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();--> statement-breakpoint
CREATE TRIGGER "follows_go" AFTER DELETE ON "follows" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_follows();--> statement-breakpoint
INSERT INTO "follow_counts" ("account_id", "followers", "following")
  SELECT a.id, (SELECT count(*) FROM "follows" f WHERE f.followed_id = a.id), (SELECT count(*) FROM "follows" f WHERE f.follower_id = a.id)
  FROM "accounts" a
  WHERE EXISTS (SELECT 1 FROM "follows" f WHERE f.followed_id = a.id) OR EXISTS (SELECT 1 FROM "follows" f WHERE f.follower_id = a.id);
