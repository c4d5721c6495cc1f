import type { Language } from "@tablee/domain/language/text";
import type { Allergen } from "@tablee/domain/menus/menu";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";

/**
 * The words of a printed ticket. They are here and not among the messages, because a printer has no screen to word
 * them.
 */
export interface TicketWords {
  locale: string;
  modes: Record<OrderMode, string>;
  table: (name: string) => string;
  for: (when: string) => string;
  planned: (day: string, time: string) => string;
  paid_online: string;
  allergy: string;
  contains: (list: string) => string;
  instead: (words: string) => string;
  nobody: string;
  somebody: string;
  corrected: string;
  copy: (number: number) => string;
  phone: string;
  extension: (number: string, extension: string) => string;
  printed: (when: string) => string;
  unprintable: string;
  test: string;
  test_text: string;
  allergens: Record<Allergen, string>;
}

export const TICKET_WORDS: Record<Language, TicketWords> = {
  en: {
    locale: "en-CA",
    modes: {
      take_out: "Take out",
      dine_in: "Dine in",
      delivery: "Delivery",
      drive: "Drive through",
      curbside: "Curbside",
    },
    table: (name) => `Table ${name}`,
    for: (when) => `For ${when}`,
    planned: (day, time) => `PLANNED: ${day}, ${time}`,
    paid_online: "Paid online",
    allergy: "ALLERGY",
    contains: (list) => `Contains ${list}`,
    instead: (words) => `Instead: ${words}`,
    nobody: "For the table",
    somebody: "Somebody",
    corrected: "CORRECTED",
    copy: (number) => `COPY ${number}: printed before`,
    phone: "Phone",
    extension: (number, extension) => `${number} ext. ${extension}`,
    printed: (when) => `Printed ${when}`,
    unprintable: "[?] could not be printed: see the screen.",
    test: "Test page",
    test_text: "This printer works. Crème brûlée, œufs, 12,50 $.",
    allergens: {
      gluten: "gluten",
      crustaceans: "shellfish",
      eggs: "egg",
      fish: "fish",
      peanuts: "peanut",
      soy: "soy",
      milk: "dairy",
      nuts: "nuts",
      celery: "celery",
      mustard: "mustard",
      sesame: "sesame",
      sulphites: "sulphites",
      lupin: "lupin",
      molluscs: "molluscs",
    },
  },
  fr: {
    locale: "fr-CA",
    modes: {
      take_out: "À emporter",
      dine_in: "Sur place",
      delivery: "Livraison",
      drive: "Service à l’auto",
      curbside: "En bordure de rue",
    },
    table: (name) => `Table ${name}`,
    for: (when) => `Pour ${when}`,
    planned: (day, time) => `PLANIFIÉE : ${day}, ${time}`,
    paid_online: "Payée en ligne",
    allergy: "ALLERGIE",
    contains: (list) => `Contient : ${list}`,
    instead: (words) => `À la place : ${words}`,
    nobody: "Pour la table",
    somebody: "Quelqu’un",
    corrected: "CORRIGÉE",
    copy: (number) => `COPIE ${number} : déjà imprimée`,
    phone: "Tél.",
    extension: (number, extension) => `${number}, poste ${extension}`,
    printed: (when) => `Imprimé le ${when}`,
    unprintable: "[?] n’a pas pu s’imprimer : voir l’écran.",
    test: "Page d’essai",
    test_text: "Cette imprimante fonctionne. Crème brûlée, œufs, 12,50 $.",
    allergens: {
      gluten: "gluten",
      crustaceans: "crustacés",
      eggs: "œuf",
      fish: "poisson",
      peanuts: "arachide",
      soy: "soya",
      milk: "lait",
      nuts: "noix",
      celery: "céleri",
      mustard: "moutarde",
      sesame: "sésame",
      sulphites: "sulfites",
      lupin: "lupin",
      molluscs: "mollusques",
    },
  },
};
