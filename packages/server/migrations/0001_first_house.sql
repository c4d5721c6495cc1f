CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"avatar_url" text,
	"language" text,
	"certification" text,
	"target_calories" integer,
	"admin" boolean DEFAULT false NOT NULL,
	"address" text,
	"address_complement" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"country" text,
	"date_creation" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_guid_unique" UNIQUE("guid"),
	CONSTRAINT "accounts_language" CHECK ("accounts"."language" in ('en', 'fr')),
	CONSTRAINT "accounts_certification" CHECK ("accounts"."certification" in ('amateur', 'food_critic', 'gastronomic_critic', 'star', 'staff', 'influencer', 'restaurant_owner')),
	CONSTRAINT "accounts_names" CHECK (length("accounts"."first_name") between 1 and 50 and length("accounts"."last_name") <= 50)
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" integer NOT NULL,
	"followed_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_others" CHECK ("follows"."follower_id" <> "follows"."followed_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"device" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone,
	"renewed_to" integer,
	"renewed_token" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recommendation_interactions" (
	"recommendation_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommendation_interactions_account_id_recommendation_id_type_pk" PRIMARY KEY("account_id","recommendation_id","type"),
	CONSTRAINT "interactions_type" CHECK ("recommendation_interactions"."type" in ('like', 'dislike', 'report', 'not-interested'))
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"short_description" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image_url" text NOT NULL,
	"status" text NOT NULL,
	"visibility" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"root_comments" integer DEFAULT 0 NOT NULL,
	"restaurant_id" integer,
	"item_id" integer,
	"google_place_id" text,
	"google_place_name" text,
	"google_place_address" text,
	"city" text,
	"date_creation" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hotness" double precision GENERATED ALWAYS AS (log((likes + 1)::double precision) + extract(epoch from date_creation - timestamptz '2020-01-01 00:00:00+00')::double precision / 129600) STORED NOT NULL,
	CONSTRAINT "recommendations_guid_unique" UNIQUE("guid"),
	CONSTRAINT "recommendations_status" CHECK ("recommendations"."status" in ('approved', 'draft', 'pending', 'rejected')),
	CONSTRAINT "recommendations_visibility" CHECK ("recommendations"."visibility" in ('public', 'friends', 'private')),
	CONSTRAINT "recommendations_counters" CHECK ("recommendations"."likes" >= 0 and "recommendations"."comments" >= 0 and "recommendations"."root_comments" >= 0)
);
--> statement-breakpoint
CREATE TABLE "combo_slot_items" (
	"combo_slot_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"position" integer NOT NULL,
	"extra_price" integer NOT NULL,
	"use_base_price" boolean DEFAULT false NOT NULL,
	CONSTRAINT "combo_slot_items_combo_slot_id_item_id_pk" PRIMARY KEY("combo_slot_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "combo_slots" (
	"id" serial PRIMARY KEY NOT NULL,
	"combo_id" integer NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"optional" boolean DEFAULT false NOT NULL,
	"listed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "combos" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"base_price" integer NOT NULL,
	"promotion" jsonb,
	"limit_per_order" integer,
	"primary_slot_ref" text,
	"image_url" text,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "combos_amounts" CHECK ("combos"."base_price" >= 0 and "combos"."limit_per_order" >= 1)
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" integer,
	"unit_price" integer,
	"calories" integer,
	"image_url" text,
	"orientation" text NOT NULL,
	"stock_status" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"type" text NOT NULL,
	"modifier_size" integer DEFAULT 0 NOT NULL,
	"use_wizard" boolean DEFAULT false NOT NULL,
	"min_order_delay" double precision DEFAULT 0 NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "menu_items_type" CHECK ("menu_items"."type" in ('plate', 'accompaniment', 'appetizer', 'dessert', 'beverage', 'other')),
	CONSTRAINT "menu_items_orientation" CHECK ("menu_items"."orientation" in ('portrait', 'landscape', 'square')),
	CONSTRAINT "menu_items_price" CHECK ("menu_items"."price" >= 0 and "menu_items"."unit_price" >= 0 and "menu_items"."calories" >= 0)
);
--> statement-breakpoint
CREATE TABLE "modifier_group_items" (
	"modifier_group_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "modifier_group_items_modifier_group_id_item_id_pk" PRIMARY KEY("modifier_group_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "modifier_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image_url" text,
	"min_selected_amount" integer NOT NULL,
	"max_selected_amount" integer NOT NULL,
	"selections_per_item" integer NOT NULL,
	"size_link" text,
	"price_display" text NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "modifier_groups_size_link" CHECK ("modifier_groups"."size_link" in ('linked', 'modify')),
	CONSTRAINT "modifier_groups_price_display" CHECK ("modifier_groups"."price_display" in ('total', 'extra')),
	CONSTRAINT "modifier_groups_limits" CHECK ("modifier_groups"."min_selected_amount" >= -1 and "modifier_groups"."max_selected_amount" >= 0 and "modifier_groups"."selections_per_item" >= -1)
);
--> statement-breakpoint
CREATE TABLE "modifiers" (
	"id" serial PRIMARY KEY NOT NULL,
	"modifier_group_id" integer NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"type" text NOT NULL,
	"price" integer NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"description" jsonb NOT NULL,
	"description_variant" text,
	"link" text,
	"conditional_display" text DEFAULT 'none' NOT NULL,
	"conditional_modifiers" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"stock_status" text DEFAULT 'available' NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "modifiers_type" CHECK ("modifiers"."type" in ('text', 'separator', 'selectable')),
	CONSTRAINT "modifiers_conditional" CHECK ("modifiers"."conditional_display" in ('none', 'hide-when-select')),
	CONSTRAINT "modifiers_price" CHECK ("modifiers"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"json" jsonb NOT NULL,
	"date_creation" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('like', 'follow', 'comment', 'post', 'credit', 'order_confirmed', 'order_delayed', 'order_ready'))
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"restaurant_id" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_intents" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"restaurant_id" integer NOT NULL,
	"item_id" integer,
	"combo_id" integer,
	"account_id" integer,
	"date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_intents_kind" CHECK ("order_intents"."kind" in ('start', 'add-item'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"item_id" integer,
	"combo_id" integer,
	"name" jsonb NOT NULL,
	"image_url" text,
	"item" jsonb,
	"combo" jsonb,
	"modifiers" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"notes" text NOT NULL,
	"diner" jsonb,
	"unit_price" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 25),
	CONSTRAINT "order_lines_price" CHECK ("order_lines"."price" = "order_lines"."unit_price" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_statuses" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"delay" integer,
	"reason" text,
	"account_id" integer,
	"date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_statuses_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_statuses_status" CHECK ("order_statuses"."status" in ('unpaid', 'new', 'confirmed', 'preparing', 'delayed', 'ready', 'delivering', 'delivered', 'refunded')),
	CONSTRAINT "order_statuses_delay" CHECK (("order_statuses"."status" = 'delayed') = ("order_statuses"."delay" is not null))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"restaurant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"number" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"planned" boolean NOT NULL,
	"slot" timestamp (3) with time zone NOT NULL,
	"dishes" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"tax" integer NOT NULL,
	"tip" integer NOT NULL,
	"delivery_fee" integer NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"source" text NOT NULL,
	"table" text,
	"delivery" jsonb,
	"min_time" timestamp (3) with time zone NOT NULL,
	"max_time" timestamp (3) with time zone NOT NULL,
	"arrived_at" timestamp (3) with time zone,
	"spot" text,
	"revision" integer NOT NULL,
	"date_creation" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_guid_unique" UNIQUE("guid"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('unpaid', 'new', 'confirmed', 'preparing', 'delayed', 'ready', 'delivering', 'delivered', 'refunded')),
	CONSTRAINT "orders_mode" CHECK ("orders"."mode" in ('take_out', 'dine_in', 'delivery', 'drive', 'curbside')),
	CONSTRAINT "orders_arrival" CHECK (("orders"."arrived_at" is null) = ("orders"."spot" is null)),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."tax" >= 0 and "orders"."tip" >= 0 and "orders"."delivery_fee" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" + "orders"."tax" + "orders"."tip" + "orders"."delivery_fee")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message" jsonb NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('push', 'mail', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer,
	"finished" boolean DEFAULT false NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"error" jsonb,
	"data" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurant_capacities" (
	"restaurant_id" integer NOT NULL,
	"mode" text,
	"kind" text NOT NULL,
	"per_slot" integer NOT NULL,
	CONSTRAINT "restaurant_capacities_once" UNIQUE NULLS NOT DISTINCT("restaurant_id","mode","kind"),
	CONSTRAINT "restaurant_capacities_mode" CHECK ("restaurant_capacities"."mode" in ('take_out', 'dine_in', 'delivery', 'drive', 'curbside')),
	CONSTRAINT "restaurant_capacities_kind" CHECK ("restaurant_capacities"."kind" in ('orders', 'dishes')),
	CONSTRAINT "restaurant_capacities_per_slot" CHECK ("restaurant_capacities"."per_slot" >= 1)
);
--> statement-breakpoint
CREATE TABLE "restaurant_staff" (
	"restaurant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "restaurant_staff_restaurant_id_account_id_pk" PRIMARY KEY("restaurant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"ref" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"menu_description" jsonb NOT NULL,
	"phone_number" text,
	"website" text,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"zone" text,
	"latitude" double precision,
	"longitude" double precision,
	"google_place_id" text,
	"logo_image_path" text,
	"cover_image_path" text,
	"cuisines" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"timezone" text NOT NULL,
	"currency" text DEFAULT 'CAD' NOT NULL,
	"planned_orders_enabled" boolean DEFAULT false NOT NULL,
	"min_order_delay" double precision DEFAULT 0 NOT NULL,
	"preparation_minutes" integer DEFAULT 20 NOT NULL,
	"hours" jsonb NOT NULL,
	"delivery_offered" boolean DEFAULT false NOT NULL,
	"dine_in_offered" boolean DEFAULT false NOT NULL,
	"take_out_offered" boolean DEFAULT false NOT NULL,
	"curbside_pickup_offered" boolean DEFAULT false NOT NULL,
	"drive_through_offered" boolean DEFAULT false NOT NULL,
	"hide_dine_in" boolean DEFAULT false NOT NULL,
	"hide_delivery" boolean DEFAULT false NOT NULL,
	"hide_take_out" boolean DEFAULT false NOT NULL,
	"hide_curbside" boolean DEFAULT false NOT NULL,
	"hide_drive" boolean DEFAULT false NOT NULL,
	"delivery_radius_m" integer DEFAULT 5000 NOT NULL,
	"delivery_fee" integer DEFAULT 0 NOT NULL,
	"welcome_url" text,
	"has_menu" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restaurants_currency" CHECK ("restaurants"."currency" in ('CAD', 'USD', 'EUR')),
	CONSTRAINT "restaurants_amounts" CHECK ("restaurants"."delivery_fee" >= 0 and "restaurants"."min_order_delay" >= 0 and "restaurants"."preparation_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "restaurant_tables" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"name" text NOT NULL,
	"secret" text NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "table_diners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"position" integer NOT NULL,
	"account_id" integer,
	"key_hash" text,
	"name" text NOT NULL,
	"opener" boolean NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "table_diners_known" CHECK ("table_diners"."account_id" is not null or "table_diners"."key_hash" is not null)
);
--> statement-breakpoint
CREATE TABLE "table_lines" (
	"session_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"diner_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"item_id" integer,
	"combo_id" integer,
	"modifiers" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"notes" text NOT NULL,
	CONSTRAINT "table_lines_session_id_id_pk" PRIMARY KEY("session_id","id"),
	CONSTRAINT "table_lines_quantity" CHECK ("table_lines"."quantity" between 1 and 25),
	CONSTRAINT "table_lines_type" CHECK (case "table_lines"."type" when 'item' then "table_lines"."item_id" is not null and "table_lines"."combo_id" is null
      when 'combo' then "table_lines"."combo_id" is not null and "table_lines"."item_id" is null else false end)
);
--> statement-breakpoint
CREATE TABLE "table_operations" (
	"session_id" integer NOT NULL,
	"op_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	CONSTRAINT "table_operations_session_id_op_id_pk" PRIMARY KEY("session_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "table_presences" (
	"socket_id" text PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"diner_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"table_id" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"order_id" integer,
	CONSTRAINT "table_sessions_guid_unique" UNIQUE("guid"),
	CONSTRAINT "table_sessions_closed_by" CHECK ("table_sessions"."closed_by" in ('order', 'rotated', 'idle')),
	CONSTRAINT "table_sessions_closing" CHECK (("table_sessions"."closed_at" is null) = ("table_sessions"."closed_by" is null)),
	CONSTRAINT "table_sessions_ordered" CHECK (("table_sessions"."closed_by" is not distinct from 'order') = ("table_sessions"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_accounts_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_accounts_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_interactions" ADD CONSTRAINT "recommendation_interactions_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_interactions" ADD CONSTRAINT "recommendation_interactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_item_id_menu_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."menu_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo_slot_items" ADD CONSTRAINT "combo_slot_items_combo_slot_id_combo_slots_id_fk" FOREIGN KEY ("combo_slot_id") REFERENCES "public"."combo_slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo_slot_items" ADD CONSTRAINT "combo_slot_items_item_id_menu_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo_slots" ADD CONSTRAINT "combo_slots_combo_id_combos_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."combos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combos" ADD CONSTRAINT "combos_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifier_group_items" ADD CONSTRAINT "modifier_group_items_modifier_group_id_modifier_groups_id_fk" FOREIGN KEY ("modifier_group_id") REFERENCES "public"."modifier_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifier_group_items" ADD CONSTRAINT "modifier_group_items_item_id_menu_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifier_groups" ADD CONSTRAINT "modifier_groups_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifiers" ADD CONSTRAINT "modifiers_modifier_group_id_modifier_groups_id_fk" FOREIGN KEY ("modifier_group_id") REFERENCES "public"."modifier_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_intents" ADD CONSTRAINT "order_intents_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_intents" ADD CONSTRAINT "order_intents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_statuses" ADD CONSTRAINT "order_statuses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_statuses" ADD CONSTRAINT "order_statuses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_capacities" ADD CONSTRAINT "restaurant_capacities_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_staff" ADD CONSTRAINT "restaurant_staff_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_staff" ADD CONSTRAINT "restaurant_staff_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_tables" ADD CONSTRAINT "restaurant_tables_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_diners" ADD CONSTRAINT "table_diners_session_id_table_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."table_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_diners" ADD CONSTRAINT "table_diners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_lines" ADD CONSTRAINT "table_lines_session_id_table_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."table_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_lines" ADD CONSTRAINT "table_lines_diner_id_table_diners_id_fk" FOREIGN KEY ("diner_id") REFERENCES "public"."table_diners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_operations" ADD CONSTRAINT "table_operations_session_id_table_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."table_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_presences" ADD CONSTRAINT "table_presences_session_id_table_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."table_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_presences" ADD CONSTRAINT "table_presences_diner_id_table_diners_id_fk" FOREIGN KEY ("diner_id") REFERENCES "public"."table_diners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD CONSTRAINT "table_sessions_table_id_restaurant_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."restaurant_tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_sessions" ADD CONSTRAINT "table_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "follows_once" ON "follows" USING btree ("follower_id","followed_id");--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "interactions_recommendation" ON "recommendation_interactions" USING btree ("recommendation_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "interactions_like_or_dislike" ON "recommendation_interactions" USING btree ("account_id","recommendation_id") WHERE "recommendation_interactions"."type" in ('like', 'dislike');--> statement-breakpoint
CREATE INDEX "recommendations_fresh" ON "recommendations" USING btree ("date_creation" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "recommendations"."status" = 'approved' and "recommendations"."visibility" <> 'private';--> statement-breakpoint
CREATE INDEX "recommendations_hot" ON "recommendations" USING btree ("hotness" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "recommendations"."status" = 'approved' and "recommendations"."visibility" <> 'private';--> statement-breakpoint
CREATE INDEX "recommendations_popular" ON "recommendations" USING btree ("likes" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "recommendations"."status" = 'approved' and "recommendations"."visibility" <> 'private';--> statement-breakpoint
CREATE INDEX "recommendations_author" ON "recommendations" USING btree ("account_id","date_creation" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recommendations_restaurant" ON "recommendations" USING btree ("restaurant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "combo_slots_ref" ON "combo_slots" USING btree ("combo_id","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "combos_ref" ON "combos" USING btree ("restaurant_id","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_items_ref" ON "menu_items" USING btree ("restaurant_id","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "modifier_groups_ref" ON "modifier_groups" USING btree ("restaurant_id","ref");--> statement-breakpoint
CREATE UNIQUE INDEX "modifiers_ref" ON "modifiers" USING btree ("modifier_group_id","ref");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE not "notifications"."read";--> statement-breakpoint
CREATE INDEX "order_intents_restaurant" ON "order_intents" USING btree ("restaurant_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("restaurant_id","number");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_kitchen" ON "orders" USING btree ("restaurant_id","status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_slot" ON "orders" USING btree ("restaurant_id","slot") WHERE "orders"."status" <> 'refunded';--> statement-breakpoint
CREATE INDEX "progress_updated" ON "progress" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "restaurant_staff_account" ON "restaurant_staff" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "restaurants_ref" ON "restaurants" USING btree ("source","ref");--> statement-breakpoint
CREATE INDEX "restaurants_place" ON "restaurants" USING btree ("google_place_id");--> statement-breakpoint
CREATE INDEX "restaurants_zone" ON "restaurants" USING btree ("zone");--> statement-breakpoint
CREATE INDEX "restaurants_position" ON "restaurants" USING gist (geo_point("latitude", "longitude"));--> statement-breakpoint
CREATE INDEX "restaurants_cuisines" ON "restaurants" USING gin ("cuisines");--> statement-breakpoint
CREATE UNIQUE INDEX "restaurant_tables_name" ON "restaurant_tables" USING btree ("restaurant_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "table_diners_account" ON "table_diners" USING btree ("session_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_diners_key" ON "table_diners" USING btree ("session_id","key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "table_diners_name" ON "table_diners" USING btree ("session_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "table_diners_opener" ON "table_diners" USING btree ("session_id") WHERE "table_diners"."opener";--> statement-breakpoint
CREATE INDEX "table_lines_diner" ON "table_lines" USING btree ("diner_id");--> statement-breakpoint
CREATE INDEX "table_presences_session" ON "table_presences" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "table_presences_diner" ON "table_presences" USING btree ("diner_id");--> statement-breakpoint
CREATE INDEX "table_presences_seen" ON "table_presences" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "table_sessions_open" ON "table_sessions" USING btree ("table_id") WHERE "table_sessions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "table_sessions_closed" ON "table_sessions" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "table_sessions_order" ON "table_sessions" USING btree ("order_id");