CREATE TABLE "signing_keys" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signing_keys_long" CHECK (length("signing_keys"."key") >= 43)
);
