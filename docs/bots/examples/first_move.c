/* A bot for all three games in C, without any library: it plays the first winning move of the list it is
 * given, or else the first move.
 *
 *     cc -o first_move docs/bots/examples/first_move.c
 *     holz bot check ./first_move
 *     holz arena klotz random program:./first_move --games 20
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The longest line of the protocol. */
#define MAX_LINE 1048576

/* Requests are short and their strings contain no quotes, so searching is enough to read them. */
static int is(const char *line, const char *type) {
    char text[64];
    snprintf(text, sizeof text, "\"type\":\"%s\"", type);
    return strstr(line, text) != NULL;
}

/* Prints the reply to "choose": a string of the list "legal". */
static void choose(const char *line) {
    const char *at = strstr(line, "\"legal\":[");
    const char *chosen = NULL;
    int length = 0;
    if (at != NULL) {
        at = strchr(at, '[') + 1;
        while (*at == '"') {
            const char *end = strchr(at + 1, '"');
            int wins = end[-1] == '#';
            if (chosen == NULL || wins) {
                chosen = at + 1;
                length = (int)(end - chosen);
            }
            if (wins || end[1] != ',') break;
            at = end + 2;
        }
    }
    if (chosen == NULL) puts("{\"type\":\"resign\"}");
    else printf("{\"type\":\"move\",\"move\":\"%.*s\"}\n", length, chosen);
}

int main(void) {
    char *line = malloc(MAX_LINE);
    while (line != NULL && fgets(line, MAX_LINE, stdin) != NULL) {
        if (is(line, "quit")) break;
        if (is(line, "hello"))
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"First move (C)\",\"wants\":[\"legal\"]}");
        else if (is(line, "choose")) choose(line);
        else puts("{\"type\":\"ready\"}");
        fflush(stdout);
    }
    free(line);
    return 0;
}
