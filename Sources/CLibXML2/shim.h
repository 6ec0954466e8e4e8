// Foundation brings its own declarations of ICU; those that libxml2 would bring differ, and a file may import both.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
