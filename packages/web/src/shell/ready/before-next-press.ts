import { notifyManager } from "@tanstack/react-query";

/**
 * Has calls tell the screen about themselves in the event that started them, so that a button is busy before the second
 * press of a double tap is handled. By default a timer tells it, and on a busy device both presses come before the timer.
 */
export const tellBeforeNextPress = (): void => notifyManager.setScheduler(queueMicrotask);
