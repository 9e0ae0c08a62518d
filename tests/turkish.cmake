# Every test program once more as a Turkish user has it: decimal comma, and I that folds to ı. The locale is built into
# the build tree, so that it need not be installed.
find_program(DIKKAT_LOCALEDEF localedef)
set(locales ${PROJECT_BINARY_DIR}/locale)
if(DIKKAT_LOCALEDEF AND NOT EXISTS ${locales}/tr_TR.UTF-8)
  file(MAKE_DIRECTORY ${locales})
  execute_process(COMMAND ${DIKKAT_LOCALEDEF} -i tr_TR -f UTF-8 ${locales}/tr_TR.UTF-8 OUTPUT_QUIET ERROR_QUIET)
endif()
if(NOT EXISTS ${locales}/tr_TR.UTF-8)
  message(STATUS "No Turkish locale: the tests run in the C locale only")
  return()
endif()

set(programs core_tests command_line_test)
foreach(source IN LISTS DIKKAT_UI_TESTS)
  get_filename_component(name ${source} NAME_WE)
  list(APPEND programs ${name})
endforeach()
foreach(program IN LISTS programs)
  add_test(NAME turkish.${program} COMMAND ${program})
  set_tests_properties(turkish.${program} PROPERTIES TIMEOUT 600
    ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=tr_TR.UTF-8;LOCPATH=${locales}")
endforeach()
