CREATE TABLE "trend_changes" (
	"account_id" integer,
	"recommendation_id" integer,
	"waits" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trend_counts" ADD COLUMN "whole_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "trend_votes_account" ON "trend_votes" USING btree ("account_id");--> statement-breakpoint
-- Says whose votes are to be counted anew: what is taken back, hidden, changed or refunded has no moment of its own.
CREATE FUNCTION "tell_trends"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ begin
    if TG_TABLE_NAME = 'accounts' then
      insert into public.trend_changes (account_id) values (new.id);
      insert into public.trend_changes (recommendation_id) select id from public.recommendations where account_id = new.id;
    elsif TG_TABLE_NAME = 'recommendations' and TG_OP = 'UPDATE' then
      insert into public.trend_changes (recommendation_id) values (new.id);
    else
      insert into public.trend_changes (account_id) values (old.account_id);
    end if;
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "likes_go_for_trends" AFTER DELETE ON "recommendation_interactions"
  FOR EACH ROW WHEN (old.type = 'like') EXECUTE FUNCTION tell_trends();--> statement-breakpoint
CREATE TRIGGER "comments_change_for_trends" AFTER UPDATE OF "deleted_at" ON "comments"
  FOR EACH ROW WHEN (old.deleted_at IS DISTINCT FROM new.deleted_at) EXECUTE FUNCTION tell_trends();--> statement-breakpoint
CREATE TRIGGER "comments_go_for_trends" AFTER DELETE ON "comments"
  FOR EACH ROW EXECUTE FUNCTION tell_trends();--> statement-breakpoint
CREATE TRIGGER "discoveries_change_for_trends"
  AFTER UPDATE OF "status", "visibility", "restaurant_id", "item_id", "name", "short_description", "description" ON "recommendations"
  FOR EACH ROW WHEN (
    (old.status, old.visibility, old.restaurant_id, old.item_id, old.name, old.short_description, old.description)
      IS DISTINCT FROM
    (new.status, new.visibility, new.restaurant_id, new.item_id, new.name, new.short_description, new.description)
  ) EXECUTE FUNCTION tell_trends();--> statement-breakpoint
CREATE TRIGGER "discoveries_go_for_trends" AFTER DELETE ON "recommendations"
  FOR EACH ROW EXECUTE FUNCTION tell_trends();--> statement-breakpoint
CREATE TRIGGER "accounts_change_for_trends" AFTER UPDATE OF "deleted_at" ON "accounts"
  FOR EACH ROW WHEN (old.deleted_at IS DISTINCT FROM new.deleted_at) EXECUTE FUNCTION tell_trends();--> statement-breakpoint
CREATE TRIGGER "refunds_for_trends" AFTER UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (new.status = 'refunded') EXECUTE FUNCTION tell_trends();
