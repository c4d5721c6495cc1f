ALTER INDEX "comments_newest" SET (autosummarize = on);--> statement-breakpoint
ALTER INDEX "interactions_moment" SET (autosummarize = on);--> statement-breakpoint
ALTER INDEX "orders_moment" SET (autosummarize = on);